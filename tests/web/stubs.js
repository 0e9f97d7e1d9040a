/** Stands in for what a test cannot hear or see: notifications, sounds, and a tab that is not looked at. */
(() => {
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, wish) {
      if (window.noNotes) throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
      window.notes.push({ title, ...wish });
    }
    close() {}
  };

  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away, configurable: true });

  window.struck = []; // pitches, in the order in which they were struck
  window.contexts = 0;
  class Node {
    constructor(_audio, wish = {}) {
      this.pitch = wish.frequency;
      this.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    }
    connect(next) {
      if (next.pitch !== undefined) this.pitch ??= next.pitch;
      return next;
    }
    start() {
      window.struck.push(this.pitch);
    }
    stop() {}
  }
  Object.assign(window, { OscillatorNode: Node, AudioBufferSourceNode: Node, BiquadFilterNode: Node, GainNode: Node });
  window.AudioContext = class {
    state = "running";
    sampleRate = 10;
    destination = {};
    #now = 0;
    constructor() {
      window.contexts++;
    }
    get currentTime() {
      return (this.#now += 1); // never too soon after the last
    }
    createBuffer() {
      return { copyToChannel() {} };
    }
    resume() {}
  };
})();

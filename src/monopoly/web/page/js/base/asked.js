/**
 * What the server is asked over HTTP, once for everybody who wants to know it.
 *
 *     const choices = new Asked(() => http.choices());
 *     choices.known            // while drawing: null as long as it is not there
 *     choices.want(view)       // once drawn: asks if need be, and draws the view again when the answer has come
 *     await choices.get()      // anywhere else
 *
 * Where the question changes, `about` says what it is now: the last answer is known until the next has come.
 */

/** @template T */
export class Asked {
  /** @type {T | null} */ known = null;
  #ask;
  /** @type {string | null} */ #about = null;
  /** @type {Promise<T> | null} */ #answer = null;
  #answered = false;

  /** @param {(about: string) => Promise<T>} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /** What was refused is asked again the next time. @param {string} [about] @returns {Promise<T>} */
  get(about = "") {
    if (this.#answer && this.#about === about) return this.#answer;
    const answer = this.#ask(about);
    this.#about = about;
    this.#answer = answer;
    this.#answered = false;
    answer.then(
      (found) => {
        if (this.#answer !== answer) return;
        this.known = found;
        this.#answered = true;
      },
      () => {
        if (this.#answer === answer) this.#answer = null;
      },
    );
    return answer;
  }

  /** @param {{ invalidate(): void }} view @param {string} [about] @param {(trouble: unknown) => void} [failed] */
  want(view, about = "", failed = () => {}) {
    if (this.#answered && this.#about === about) return;
    this.get(about).then(() => view.invalidate(), failed);
  }
}

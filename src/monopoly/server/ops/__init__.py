"""What running a server takes: settings, clocks, rates, metrics, a bounded log."""

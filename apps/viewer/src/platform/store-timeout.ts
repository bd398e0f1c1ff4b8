/** What the app keeps of a screen's state is good for a minute after the screen was left. */
export const storeTimeoutMs = 60_000

export interface StartOptions {
  /** To whoever started it. */
  say: (sentence: string) => void
  now?: () => Date
}

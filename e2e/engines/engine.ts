/** A browser with one page, steered by its own protocol. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  version: string
  goTo(url: string): Promise<void>
  /** What an expression gives in the page, or in the frame that is entered; promises are awaited. */
  evaluate(expression: string): Promise<string>
  /** Input in the form that WebDriver and BiDi share. */
  perform(actions: readonly InputSource[]): Promise<void>
  /** Runs the work inside the first frame that the selector finds. */
  withinFrame(selector: string, work: () => Promise<void>): Promise<void>
  /** Cookies and storage of the page that is open. */
  forget(): Promise<void>
  /** Sets the size of the page. */
  resize(width: number, height: number): Promise<void>
  /** A PNG in base64. */
  takeScreenshot(): Promise<string>
  /** Script errors since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** What `work` gives, unless it takes longer. A browser that hangs must not hold up a run. */
export async function withLimit<Value>(
  what: string,
  timeoutMs: number,
  work: Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeoutMs / 1000} s`)), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

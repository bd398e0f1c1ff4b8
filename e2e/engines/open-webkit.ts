import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/demo-server.ts'
import { endProcess, endWithUs } from './end-process.ts'
import { type Engine, type InputSource, type PointerAction, withLimit } from './engine.ts'

const startTimeoutMs = 30_000
const callTimeoutMs = 60_000

/**
 * WebDriver tells nothing of script errors, so the page keeps them itself. Each look at the page makes sure of that: a new document
 * has lost the list.
 */
const keepErrors = `
  const kept = (window.keptErrors ??= (() => {
    const errors = [];
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    return errors;
  })());`

/** WebKitGTK in a window on a screen that nobody sees, by WebDriver: it has no mode without a window. */
export async function openWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const started: ChildProcess[] = [screen]
  endWithUs(screen)
  const endAll = async () => {
    for (const child of started.toReversed()) await endProcess(child)
  }
  try {
    const display = await withLimit('The start of Xvfb', startTimeoutMs, readDisplay(screen))
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display }
    const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })
    started.push(driver)
    endWithUs(driver)
    return await connect(`http://127.0.0.1:${port}`, endAll)
  } catch (error) {
    await endAll()
    throw error
  }
}

function readDisplay({ stdio }: ChildProcess): Promise<string> {
  return new Promise(resolve => stdio[3]?.once('data', chunk => resolve(`:${String(chunk).trim()}`)))
}

async function connect(driver: string, endAll: () => Promise<void>): Promise<Engine> {
  async function call<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(driver + path, {
      method,
      signal: AbortSignal.timeout(callTimeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value }: { value: Value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  await untilListening(driver)
  // It says that a page is there at once, so that its errors are kept from early on.
  const alwaysMatch = { pageLoadStrategy: 'none' }
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch } })
  const session = `/session/${sessionId}`
  const errors: string[] = []

  async function evaluate(expression: string): Promise<string> {
    const script = `const done = arguments[0]; ${keepErrors}
      Promise.resolve().then(() => (${expression})).then(
        value => done({ value, errors: kept.splice(0) }),
        error => done({ problem: String(error), errors: kept.splice(0) }))`
    const answer = await call<{ value: string; problem?: string; errors: string[] }>(
      'POST',
      `${session}/execute/async`,
      { script, args: [] },
    )
    errors.push(...answer.errors)
    if (answer.problem) throw new Error(answer.problem)
    return answer.value
  }

  const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
  const act = (actions: readonly InputSource[]) => call<null>('POST', `${session}/actions`, { actions })
  const leaveFrame = () => call<null>('POST', `${session}/frame`, { id: null })
  async function enterFrame(selector: string): Promise<void> {
    const id = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
    await call('POST', `${session}/frame`, { id })
  }
  let frame: string | null = null

  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    async goTo(url) {
      await evaluate('window.isLeft = true')
      await call('POST', `${session}/url`, { url })
      const isThere = 'window.isLeft === true ? "" : document.readyState'
      for (const deadline = Date.now() + callTimeoutMs; Date.now() < deadline; await sleep(20))
        // The page that is being left may not answer.
        if ((await evaluate(isThere).catch(() => '')) === 'complete') return
      throw new Error(`${url} did not load`)
    },
    evaluate,
    async perform(actions) {
      if (frame === null) {
        await act(actions)
        return
      }
      // It loses a frame that it acts in, so it acts in the page around it.
      await leaveFrame()
      const box: Box = JSON.parse(await evaluate(`JSON.stringify(${find(frame)}.getBoundingClientRect())`))
      await act(actions.map(source => moveBy(source, box)))
      await enterFrame(frame)
    },
    async withinFrame(selector, work) {
      await enterFrame(selector)
      frame = selector
      await work().finally(() => {
        frame = null
        return leaveFrame()
      })
    },
    async forget() {
      await evaluate('localStorage.clear(), sessionStorage.clear(), ""')
      await call('DELETE', `${session}/cookie`)
    },
    async resize(width, height) {
      const rect = `${session}/window/rect`
      await call('POST', rect, { x: 0, y: 0, width, height })
      const inner: { width: number; height: number } = JSON.parse(
        await evaluate('JSON.stringify({ width: innerWidth, height: innerHeight })'),
      )
      // The window has bars of its own.
      await call('POST', rect, { width: 2 * width - inner.width, height: 2 * height - inner.height })
    },
    takeScreenshot: () => call<string>('GET', `${session}/screenshot`),
    takeErrors: async () => {
      await evaluate('""')
      return errors.splice(0)
    },
    async close() {
      await call('DELETE', session).catch(() => {})
      await endAll()
    },
  }
}

interface Box {
  x: number
  y: number
}

function moveBy(source: InputSource, { x, y }: Box): InputSource {
  if (source.type === 'key') return source
  const move = (action: PointerAction): PointerAction =>
    action.type === 'pointerMove'
      ? { ...action, x: Math.round(action.x + x), y: Math.round(action.y + y) }
      : action
  return { ...source, actions: source.actions.map(move) }
}

async function untilListening(driver: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`${driver}/status`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('WebKitWebDriver does not listen')
}

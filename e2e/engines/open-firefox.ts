import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endProcess, endWithUs } from './end-process.ts'
import { type Engine, withLimit } from './engine.ts'

const startTimeoutMs = 60_000
const callTimeoutMs = 60_000

/** Nothing that asks questions, or asks the internet for anything. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result: Answer
  message?: string
  params: { level: string; type: string; text: string }
}

interface Answer {
  capabilities: { browserVersion: string }
  contexts: { context: string }[]
  type: 'success' | 'exception'
  result: { value: string & { context: string } }
  exceptionDetails: { text: string }
  data: string
}

/** Firefox without a window, by WebDriver BiDi: it listens by itself and needs no driver. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'grandstand-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(program, [...options, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  const endFirefox = async () => {
    await endProcess(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await withLimit('The start of Firefox', startTimeoutMs, findAddress(child))
    return await connect(address, endFirefox)
  } catch (error) {
    await endFirefox()
    throw error
  }
}

/**
 * Firefox also reports a load that it gave up itself while a service worker had it, such as that of a page that was left. One that
 * was needed shows in the journey.
 */
function isOfPage({ params: { type, level, text } }: Message): boolean {
  return (
    type === 'javascript' && level === 'error' && !/^Failed to load .*ServiceWorker intercepted/.test(text)
  )
}

function findAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise(resolve => {
    let output = ''
    stderr?.on('data', chunk => {
      output += chunk
      const [, address] = output.match(/WebDriver BiDi listening on (ws:\S+)/) ?? []
      if (address) resolve(address)
    })
  })
}

async function connect(address: string, endFirefox: () => Promise<void>): Promise<Engine> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  const errors: string[] = []
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (isOfPage(message)) errors.push(message.params.text)
  })

  async function send(method: string, params: object): Promise<Answer> {
    lastId += 1
    const id = lastId
    const answered = new Promise<Message>(resolve => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await withLimit(method, callTimeoutMs, answered)
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }

  const { capabilities } = await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const page = contexts[0]?.context ?? ''
  let context = page

  async function evaluate(expression: string) {
    const asked = { target: { context }, expression, awaitPromise: true, userActivation: false }
    const { type, result, exceptionDetails } = await send('script.evaluate', asked)
    if (type === 'exception') throw new Error(exceptionDetails.text)
    return result.value
  }

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    async goTo(url) {
      await send('browsingContext.navigate', { context: page, url, wait: 'complete' })
    },
    evaluate,
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async withinFrame(selector, work) {
      const { context: frame } = await evaluate(
        `document.querySelector(${JSON.stringify(selector)}).contentWindow`,
      )
      context = frame
      await work().finally(() => {
        context = page
      })
    },
    async forget() {
      await evaluate('localStorage.clear(), sessionStorage.clear(), ""')
      await send('storage.deleteCookies', {})
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context: page, viewport: { width, height } })
    },
    async takeScreenshot() {
      return (await send('browsingContext.captureScreenshot', { context: page })).data
    },
    takeErrors: async () => errors.splice(0),
    async close() {
      socket.close()
      await endFirefox()
    },
  }
}

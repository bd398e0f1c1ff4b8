import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { Engine } from './engine.ts'
import { type Found, findElement, type Wanted, writeQuery } from './find-element.ts'

const pollMs = 100
const patienceMs = 20_000

/** What somebody does with a page, in any engine. */
export interface Page {
  engine: Engine
  open(path: string): Promise<void>
  /** Runs a function in the page. It sees nothing but its argument. */
  evaluate<Result, Given = null>(work: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>
  /** Waits until it is in view and nothing covers it. */
  click(wanted: Wanted): Promise<void>
  /** At a share of its width, from 0 to 1. */
  clickAt(wanted: Wanted, share: number): Promise<void>
  fill(wanted: Wanted, text: string): Promise<void>
  press(key: string): Promise<void>
  see(wanted: Wanted): Promise<Found>
  isThere(wanted: Wanted): Promise<boolean>
  /** Asks again and again until there is an answer. */
  until<Value>(what: string, ask: () => Promise<Value | null | false>, patienceMs?: number): Promise<Value>
}

export function openPage(engine: Engine, origin: string): Page {
  const evaluate: Page['evaluate'] = async (work, given) => {
    const argument = JSON.stringify(given ?? null)
    const text = await engine.evaluate(
      `(async () => JSON.stringify((await (${work.toString()})(${argument})) ?? null))()`,
    )
    return JSON.parse(text)
  }

  const find = (wanted: Wanted, isToBePressed = false) =>
    evaluate(findElement, { query: writeQuery(wanted), isToBePressed })

  async function until<Value>(
    what: string,
    ask: () => Promise<Value | null | false>,
    limitMs = patienceMs,
  ): Promise<Value> {
    const deadline = Date.now() + limitMs
    let problem = ''
    for (;;) {
      try {
        const answer = await ask()
        if (answer !== null && answer !== false) return answer
      } catch (error) {
        // A page that is being left gives no answer, and the next one may.
        problem = `, ${error}`
      }
      if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1000} s: ${what}${problem}`)
      await sleep(pollMs)
    }
  }

  async function pressAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    await engine.perform([{ type: 'pointer', id: 'mouse', actions: [...actions] }])
  }

  async function type(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap(value => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ])
    await engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async function clickAt(wanted: Wanted, share: number): Promise<void> {
    const { x, y, width, height } = await until(`press ${inspect(wanted)}`, () => find(wanted, true))
    await pressAt(x + width * share, y + height / 2)
  }

  return {
    engine,
    open: path => engine.goTo(new URL(path, origin).href),
    evaluate,
    click: wanted => clickAt(wanted, 0.5),
    clickAt,
    async fill(wanted, text) {
      await clickAt(wanted, 0.5)
      await evaluate(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.select(),
      )
      await type([...text])
    },
    press: key => type([key]),
    see: wanted => until(`see ${inspect(wanted)}`, () => find(wanted)),
    isThere: async wanted => (await find(wanted)) !== null,
    until,
  }
}

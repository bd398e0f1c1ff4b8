import { expect, it } from 'vitest'
import { createRefusalLog, type Refusal } from './create-refusal-log.ts'

function listen() {
  const lines: object[] = []
  let nowMs = 0
  const keep = (details: object) => lines.push(details)
  const logRefusal = createRefusalLog({
    log: { info: keep, warn: keep, error: keep },
    now: () => new Date(nowMs),
  })
  return { lines, logRefusal, passSeconds: (seconds: number) => (nowMs += seconds * 1000) }
}
const unknown: Refusal = { ip: '192.0.2.1', reason: 'unknown_key' }

it('An encoder that retries every second for three minutes writes three lines to the log', () => {
  const { lines, logRefusal, passSeconds } = listen()
  for (let second = 0; second < 180; second += 1, passSeconds(1)) logRefusal(unknown)
  expect(lines).toEqual([unknown, unknown, unknown])
})

it('Another address, reason or camera gets a line of its own', () => {
  const { lines, logRefusal } = listen()
  const all: Refusal[] = [
    unknown,
    { ...unknown, ip: '192.0.2.2' },
    { ...unknown, reason: 'old_key', video_id: 7 },
    { ...unknown, reason: 'old_key', video_id: 8 },
  ]
  for (const refusal of [...all, ...all]) logRefusal(refusal)
  expect(lines).toEqual(all)
})

it('An address whose connections break gets one line, whatever broke them', () => {
  const { lines, logRefusal } = listen()
  for (const text of ['one', 'other'])
    logRefusal({ ip: '192.0.2.1', reason: 'bad_connection', error: new Error(text) })
  expect(lines).toHaveLength(1)
})

it('A stranger who tries keys from a thousand addresses cannot fill the log', () => {
  const { lines, logRefusal, passSeconds } = listen()
  const tryAll = () => {
    for (let host = 0; host < 1000; host += 1) logRefusal({ ...unknown, ip: `2001:db8::${host}` })
  }
  tryAll()
  expect(lines).toHaveLength(100)
  passSeconds(60)
  tryAll()
  expect(lines).toHaveLength(200)
})

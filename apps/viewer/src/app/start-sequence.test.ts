import { expect, test } from 'vitest'
import { runStartSequence, type StartSteps } from './start-sequence.ts'

const names = [
  'ensureKey',
  'loadProfile',
  'loadAccess',
  'loadStaticData',
  'loadParticipants',
  'loadGeo',
] as const

function stepsThat(failing: string[] = []) {
  const done: string[] = []
  const step = (name: string) => async () => {
    await Promise.resolve()
    done.push(name)
    if (failing.includes(name)) throw new Error(name)
  }
  const steps: StartSteps = {
    ensureKey: step('ensureKey'),
    loadProfile: step('loadProfile'),
    loadAccess: step('loadAccess'),
    loadStaticData: step('loadStaticData'),
    loadParticipants: step('loadParticipants'),
    loadGeo: step('loadGeo'),
  }
  return { steps, done }
}

test('key first, then profile, access and static data, then participants and geo', async () => {
  const { steps, done } = stepsThat()
  expect(await runStartSequence(steps)).toBe(true)
  expect(done).toEqual(names)
})

test.each(['ensureKey', 'loadProfile', 'loadAccess', 'loadStaticData'])(
  'a failed %s ends the start',
  async name => {
    const { steps, done } = stepsThat([name])
    expect(await runStartSequence(steps)).toBe(false)
    expect(done).not.toContain('loadGeo')
  },
)

test('teams and geo may fail without ending the start', async () => {
  const { steps } = stepsThat(['loadParticipants', 'loadGeo'])
  expect(await runStartSequence(steps)).toBe(true)
})

import { beforeEach, expect, test } from 'vitest'
import { createStages, type Stages } from './create-stages.ts'

/** As much of an element as stages need: it knows where it stands. */
function createHolder(name: string) {
  const holder = {
    name,
    parentNode: null as unknown,
    isConnected: true,
    append(box: { parentNode: unknown }) {
      box.parentNode = holder
    },
    remove() {
      holder.parentNode = null
    },
  }
  return holder as unknown as HTMLElement & { name: string }
}

const whereIs = (box: HTMLElement) => (box.parentNode as { name?: string } | null)?.name ?? null

let stages: Stages
let corner: HTMLElement
beforeEach(() => {
  corner = createHolder('corner')
  stages = createStages(() => createHolder('box'))
  stages.setCorner(corner)
})

const shown = () => stages.list().map(({ id, box, isHome }) => [id, whereIs(box), isHome])

test('a game that plays moves to the corner when its screen closes, and back when it opens', () => {
  const leave = stages.enter(1, createHolder('screen'), 'game')
  stages.setPlaying(1, true)
  const [{ box } = { box: null }] = stages.list()
  leave()
  expect(shown()).toEqual([[1, 'corner', false]])
  stages.enter(1, createHolder('screen again'), 'game')
  expect(shown()).toEqual([[1, 'screen again', true]])
  // The same element, so that its picture goes on.
  expect(stages.list()[0]?.box).toBe(box)
})

test.each([
  ['that does not play', false, true],
  ['without a corner', true, false],
])('a game %s closes with its screen', (_, isPlaying, hasCorner) => {
  if (!hasCorner) stages.setCorner(null)
  const leave = stages.enter(1, createHolder('screen'), 'game')
  stages.setPlaying(1, isPlaying)
  const [{ box } = { box: createHolder('none') }] = stages.list()
  leave()
  expect(shown()).toEqual([])
  expect(whereIs(box)).toBeNull()
})

test('only one game plays: another that begins ends the one in the corner', () => {
  const leave = stages.enter(1, createHolder('screen'), 'first')
  stages.setPlaying(1, true)
  leave()
  stages.enter(2, createHolder('other screen'), 'second')
  expect(shown()).toHaveLength(2)
  stages.setPlaying(2, true)
  expect(shown()).toEqual([[2, 'other screen', true]])
})

test('a game that is paused in the corner leaves it, and so does one that a clip replaces', () => {
  for (const end of [() => stages.setPlaying(1, false), () => stages.dropKept()]) {
    const leave = stages.enter(1, createHolder('screen'), 'game')
    stages.setPlaying(1, true)
    leave()
    end()
    expect(shown()).toEqual([])
  }
})

test('a subscriber hears of each change, until they unsubscribe', () => {
  let told = 0
  const unsubscribe = stages.subscribe(() => {
    told += 1
  })
  stages.enter(1, createHolder('screen'), 'game')
  stages.pass(1, true)
  expect([told, stages.list()[0]?.isPassed]).toEqual([2, true])
  unsubscribe()
  stages.show(1, 'changed')
  expect(told).toBe(2)
})

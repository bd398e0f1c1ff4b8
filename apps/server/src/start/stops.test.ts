import { expect, it } from 'vitest'
import { createStops } from './stops.ts'

it('stops the last first, and reports what fails or hangs without holding up the rest', async () => {
  const stopped: string[] = []
  const said: string[] = []
  const stops = createStops(sentence => said.push(sentence), 20)
  stops.push('the first', async () => stopped.push('the first'))
  stops.push('the broken', () => Promise.reject(new Error('no line')))
  stops.push('the endless', () => new Promise(() => {}))
  stops.push('the last', async () => stopped.push('the last'))
  await stops.stopAll()
  expect(stopped).toEqual(['the last', 'the first'])
  expect(said).toEqual([
    'Not stopped: the endless (still busy after 0.02 s)',
    'Not stopped: the broken (Error: no line)',
  ])
})

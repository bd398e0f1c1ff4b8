import { describe, expect, it } from 'vitest'
import { oneByOne } from './queue-queries.ts'

describe('queries sent to one connection at once', () => {
  it('run one by one in order, even after one fails', async () => {
    const story: string[] = []
    const ask = oneByOne(async (text: string) => {
      story.push(`${text} begins`)
      await new Promise(resolve => setTimeout(resolve, 5))
      story.push(`${text} ends`)
      if (text === 'second') throw new Error('refused')
      return text
    })
    const answers = await Promise.allSettled([ask('first'), ask('second'), ask('third')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const told = ['first', 'second', 'third'].flatMap(text => [`${text} begins`, `${text} ends`])
    expect(story).toEqual(told)
    expect(await ask('fourth')).toBe('fourth')
  })

  it('are left alone if they have a callback or are a stream', () => {
    const asked: unknown[] = []
    const ask = oneByOne((...args: unknown[]) => asked.push(args[0]))
    const stream = { submit() {} }
    ask('slow')
    ask('own', () => {})
    ask(stream)
    expect(asked).toEqual(['slow', 'own', stream])
  })
})

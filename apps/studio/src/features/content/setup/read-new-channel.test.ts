import { describe, expect, it } from 'vitest'
import { readList, readTeams } from './read-new-channel.ts'

describe('what is typed of a new channel', () => {
  it('is a list by lines or by commas', () => {
    expect(readList('Hockey, Ringuette')).toEqual(['Hockey', 'Ringuette'])
    expect(readList('Hockey, sur glace\nRinguette\n\n')).toEqual(['Hockey, sur glace', 'Ringuette'])
    expect(readList(' ')).toEqual([])
  })

  it('is teams as they are pasted: numbered, from a table, with their towns', () => {
    expect(readTeams('1. Lions, Brandon\n• Вълци\nStars\tDauphin\r\n\n- 76ers; Selkirk')).toEqual([
      { name: 'Lions', city: 'Brandon' },
      { name: 'Вълци', city: '' },
      { name: 'Stars', city: 'Dauphin' },
      { name: '76ers', city: 'Selkirk' },
    ])
  })
})

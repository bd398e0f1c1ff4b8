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

  it('keeps what stands in quotes together, as a spreadsheet writes it', () => {
    const pasted =
      '"St. Mary’s, Girls",Springfield\n"The ""Old"" Boys";"Elm Creek, MB"\n"Bears" High, Morden\nO"Neil\t'
    expect(readTeams(pasted)).toEqual([
      { name: 'St. Mary’s, Girls', city: 'Springfield' },
      { name: 'The "Old" Boys', city: 'Elm Creek, MB' },
      { name: '"Bears" High', city: 'Morden' },
      { name: 'O"Neil', city: '' },
    ])
  })
})

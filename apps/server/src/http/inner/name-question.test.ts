import { describe, expect, it } from 'vitest'
import { encodeKey } from '../../runtime/encode-key.ts'
import { nameQuestion } from './name-question.ts'

const grant = { channelId: 1, videoId: 2, scope: null }
const name = (params: Record<string, string>, query: Record<string, string> = {}) =>
  encodeKey(nameQuestion(grant, params, query))

describe('a question to another process', () => {
  it('is the same question when words without meaning are added', () => {
    const file = { rung: '720p', file: 'index.m3u8' }
    expect(name(file, { _HLS_msn: '5', utm: 'x' })).toBe(name(file, { _HLS_msn: '5' }))
  })

  it.each([
    [{ rung: '720p', file: 'a' }, {}, { file: '720p/a' }, {}],
    [{ file: 'storyboard ' }, {}, {}, {}],
    [{ file: 'storyboard 1' }, {}, { sheet: '1' }, {}],
    [{ second: '1' }, {}, { sheet: '1' }, {}],
    [{ file: 'a' }, { _HLS_msn: '5&plain=1' }, { file: 'a' }, { _HLS_msn: '5', plain: '1' }],
    [{ file: 'a?_HLS_msn=5' }, {}, { file: 'a' }, { _HLS_msn: '5' }],
  ])('%o %o is not %o %o', (params, query, otherParams, otherQuery) => {
    expect(name(params, query)).not.toBe(name(otherParams, otherQuery))
  })
})

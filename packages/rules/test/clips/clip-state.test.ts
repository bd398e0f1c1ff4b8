import { describe, expect, it } from 'vitest'
import {
  advanceClip,
  type ClipEvent,
  type ClipMove,
  type ClipState,
  type ClipStatus,
  type ClipVideo,
  chooseCutSource,
  clipPatienceMs,
} from '../../src/index.ts'

const asked = new Date('2026-11-01T12:00:00Z')
const inTime = new Date(asked.getTime() + clipPatienceMs)
const late = new Date(inTime.getTime() + 1)

const game: ClipVideo = { role: 'source', id: 1, isOwned: false }
const own: ClipVideo = { role: 'own', id: 2, state: 'ready' }
const held: ClipVideo = { role: 'own', id: 2, state: 'making' }
const former: ClipVideo = { role: 'source', id: 3, isOwned: true }
const open: ClipVideo = { role: 'open', id: 4, state: 'making' }
const vertical = (status: ClipStatus): ClipVideo => ({
  role: 'vertical',
  framing: { kind: 'whole' },
  status,
  problem: null,
  cut: 4,
  queued_at: asked,
})

/** In its second cut. */
function clip(status: ClipStatus, change: Partial<ClipState> = {}): ClipState {
  const videos = [game, status === 'processing' ? held : own]
  return {
    status,
    problem: null,
    cut: 2,
    queued_at: asked,
    is_exact: false,
    is_pinned: true,
    videos,
    ...change,
  }
}

/** What became of it and what follows, in a line. */
function tell({ clip: next, isTaken, remove, start, count, isNews, isSwept }: ClipMove): string {
  const words = [
    ...(isTaken ? [] : ['refused']),
    ...(next ? [next.status, String(next.cut), ...next.videos.map(tellVideo).toSorted()] : ['gone']),
    ...start.map(({ of, cut }) => `start:${of}-${cut}`),
    ...remove.map(id => `remove:${id}`),
    ...(count === 0 ? [] : [count > 0 ? 'count' : 'uncount']),
    ...(isNews ? ['news'] : []),
    ...(isSwept ? ['sweep'] : []),
  ]
  return words.join(' ')
}

function tellVideo(video: ClipVideo): string {
  if (video.role === 'source') return `${video.isOwned ? 'former' : 'game'}:${video.id}`
  if (video.role === 'vertical') return `vertical-${video.cut}:${video.status}`
  return `${video.role}:${video.id ?? 'new'}:${video.state}`
}

const begin = { type: 'begin', of: 'own', cut: 2, wrote: [] } as const
const pin = { type: 'pin', of: 'own', cut: 2, wrote: [2] } as const
const leave = { ...pin, type: 'leave', problem: null } as const
const finish = { ...pin, type: 'finish' } as const
const fail = { ...pin, type: 'fail', problem: 'damaged' } as const
const older = <Event extends object>(event: Event) => ({ ...event, cut: 1 })

const stays = {
  queued: 'refused queued 2 game:1 own:2:ready',
  processing: 'refused processing 2 game:1 own:2:making',
  ready: 'refused ready 2 game:1 own:2:ready',
  failed: 'refused failed 2 game:1 own:2:ready',
}
/** The sender is a worker: it clears up where nobody is at work. */
const swept = { ...stays, ready: `${stays.ready} sweep`, failed: `${stays.failed} sweep` }
const gone = 'refused gone'

describe('a clip in each state, whatever comes', () => {
  it.each<[string, ClipEvent, Record<ClipStatus | 'gone', string>, Date?]>([
    [
      'a worker begins, also after one that was killed',
      begin,
      {
        ...swept,
        gone,
        queued: 'processing 2 game:1 own:2:making news',
        processing: 'processing 2 game:1 own:2:making news',
      },
    ],
    [
      'it has the segments',
      pin,
      { ...swept, gone: `${gone} remove:2`, processing: 'processing 2 game:1 own:2:making' },
    ],
    [
      'it stops for another',
      leave,
      { ...swept, gone: `${gone} remove:2`, processing: 'processing 2 game:1 own:2:making' },
    ],
    [
      'it has the file',
      finish,
      { ...swept, gone: `${gone} remove:2`, processing: 'ready 2 game:1 own:2:ready news sweep' },
    ],
    [
      'it cannot make the file',
      fail,
      {
        ...swept,
        gone: `${gone} remove:2`,
        queued: 'failed 2 game:1 own:2:ready uncount news sweep',
        processing: 'failed 2 game:1 own:2:ready uncount news sweep',
      },
    ],
    ['a worker of an earlier cut begins', older(begin), { ...swept, gone }],
    ['it has the segments of an earlier cut', older(pin), { ...swept, gone: `${gone} remove:2` }],
    ['it stops with an earlier cut', older(leave), { ...swept, gone: `${gone} remove:2` }],
    ['it has the file of an earlier cut', older(finish), { ...swept, gone: `${gone} remove:2` }],
    ['it cannot make that of an earlier cut', older(fail), { ...swept, gone: `${gone} remove:2` }],
    [
      'others may see it',
      { type: 'recut', isExact: true, sourceId: null },
      {
        gone,
        queued: 'queued 3 game:1 own:2:ready start:own-3 news',
        processing: 'queued 3 game:1 own:2:making start:own-3 news',
        ready: 'queued 3 game:1 own:2:ready start:own-3 news',
        failed: 'queued 3 game:1 own:2:ready start:own-3 count news',
      },
    ],
    [
      'another range of the game',
      { type: 'recut', isExact: false, sourceId: 1 },
      {
        gone,
        queued: 'queued 3 game:1 own:new:making start:own-3 remove:2 news',
        processing: 'queued 3 game:1 own:new:making start:own-3 remove:2 news',
        ready: 'queued 3 game:1 own:new:making start:own-3 remove:2 news',
        failed: 'queued 3 game:1 own:new:making start:own-3 remove:2 count news',
      },
    ],
    [
      'another range of what it kept',
      { type: 'recut', isExact: false, sourceId: 2 },
      {
        gone,
        queued: 'queued 3 former:2 own:new:making start:own-3 news',
        processing: 'queued 3 former:2 own:new:making start:own-3 news',
        ready: 'queued 3 former:2 own:new:making start:own-3 news',
        failed: 'queued 3 former:2 own:new:making start:own-3 count news',
      },
    ],
    [
      'its owner tries again',
      { type: 'retry' },
      { ...stays, gone, failed: 'queued 3 game:1 own:2:ready start:own-3 count news' },
    ],
    [
      'an upright file is wanted',
      { type: 'frame', framing: { kind: 'whole' } },
      {
        gone,
        queued: 'queued 2 game:1 own:2:ready vertical-1:queued news',
        processing: 'processing 2 game:1 own:2:making vertical-1:queued news',
        ready: 'ready 2 game:1 own:2:ready vertical-1:queued start:vertical-1 news',
        failed: 'failed 2 game:1 own:2:ready vertical-1:queued news',
      },
    ],
    [
      'no upright file is wanted',
      { type: 'frame', framing: null },
      {
        gone,
        queued: 'queued 2 game:1 own:2:ready news',
        processing: 'processing 2 game:1 own:2:making news',
        ready: 'ready 2 game:1 own:2:ready news',
        failed: 'failed 2 game:1 own:2:ready news',
      },
    ],
    [
      'it is removed',
      { type: 'remove' },
      {
        gone,
        queued: 'gone remove:2',
        processing: 'gone remove:2',
        ready: 'gone remove:2',
        failed: 'gone remove:2',
      },
    ],
    ['somebody looks in time', { type: 'expire' }, { ...stays, gone }],
    [
      'somebody looks too late',
      { type: 'expire' },
      {
        ...stays,
        gone,
        queued: 'failed 2 game:1 own:2:ready uncount news',
        processing: 'failed 2 game:1 own:2:making uncount news',
      },
      late,
    ],
  ])('%s', (_, event, expected, now = inTime) => {
    const states = ['queued', 'processing', 'ready', 'failed'] as const
    const told = states.map(status => [status, tell(advanceClip(clip(status), event, now))])
    expect({ ...Object.fromEntries(told), gone: tell(advanceClip(null, event, now)) }).toEqual(expected)
  })
})

describe('its upright file in each state, whatever comes', () => {
  const work = { of: 'vertical', cut: 4, wrote: [2] } as const
  const kept = {
    none: 'refused ready 2 game:1 own:2:ready sweep',
    queued: 'refused ready 2 game:1 own:2:ready vertical-4:queued',
    processing: 'refused ready 2 game:1 own:2:ready vertical-4:processing',
    ready: 'refused ready 2 game:1 own:2:ready vertical-4:ready sweep',
    failed: 'refused ready 2 game:1 own:2:ready vertical-4:failed sweep',
  }
  const to = (status: string) => `ready 2 game:1 own:2:ready vertical-4:${status}`
  const unswept = (told: typeof kept) =>
    Object.fromEntries(Object.entries(told).map(([state, text]) => [state, text.replace(' sweep', '')]))
  const again = 'ready 2 game:1 own:2:ready vertical-5:queued start:vertical-5 news'

  it.each<[string, ClipEvent, Record<string, string>, Date?]>([
    [
      'a worker begins',
      { ...work, type: 'begin' },
      { ...kept, queued: `${to('processing')} news`, processing: `${to('processing')} news` },
    ],
    [
      'it stops for another',
      { ...work, type: 'leave', problem: null },
      { ...kept, processing: to('processing') },
    ],
    ['it has the file', { ...work, type: 'finish' }, { ...kept, processing: `${to('ready')} news sweep` }],
    [
      'it cannot make the file',
      { ...work, type: 'fail', problem: 'damaged' },
      { ...kept, queued: `${to('failed')} news sweep`, processing: `${to('failed')} news sweep` },
    ],
    ['a worker of an earlier one begins', { ...work, cut: 3, type: 'begin' }, kept],
    ['it has an earlier file', { ...work, cut: 3, type: 'finish' }, kept],
    [
      'another framing',
      { type: 'frame', framing: { kind: 'whole' } },
      {
        none: 'ready 2 game:1 own:2:ready vertical-1:queued start:vertical-1 news',
        queued: again,
        processing: again,
        ready: again,
        failed: again,
      },
    ],
    ['somebody looks in time', { type: 'expire' }, unswept(kept)],
    [
      'somebody looks too late',
      { type: 'expire' },
      { ...unswept(kept), queued: `${to('failed')} news`, processing: `${to('failed')} news` },
      late,
    ],
  ])('%s', (_, event, expected, now = inTime) => {
    const states = ['queued', 'processing', 'ready', 'failed'] as const
    const told = states.map(status => {
      const framed = clip('ready', { videos: [game, own, vertical(status)] })
      return [status, tell(advanceClip(framed, event, now))]
    })
    expect({ ...Object.fromEntries(told), none: tell(advanceClip(clip('ready'), event, now)) }).toEqual(
      expected,
    )
  })
})

describe('what it owns', () => {
  it.each<[string, ClipState, ClipEvent, string]>([
    [
      'is a video for others where the game is sold, from the beginning',
      clip('queued', { is_exact: true }),
      begin,
      'processing 2 game:1 open:new:making own:2:making news',
    ],
    [
      'is that video once, though a worker begins twice',
      clip('processing', { is_exact: true, videos: [game, held, open] }),
      begin,
      'processing 2 game:1 open:4:making own:2:making news',
    ],
    [
      'is ready with its file',
      clip('processing', { is_exact: true, videos: [game, held, open, vertical('queued')] }),
      { ...finish, wrote: [2, 4] },
      'ready 2 game:1 open:4:ready own:2:ready vertical-4:queued start:vertical-4 news sweep',
    ],
    [
      'rests once its worker stops after it was given up',
      clip('failed', { videos: [game, held] }),
      finish,
      'refused failed 2 game:1 own:2:ready sweep',
    ],
    [
      'rests once another worker comes after it was given up and its worker killed',
      clip('failed', { videos: [game, held] }),
      begin,
      'refused failed 2 game:1 own:2:ready sweep',
    ],
    [
      'is what it was cut from before, until it has its own segments',
      clip('processing', { is_pinned: false, videos: [former, held] }),
      pin,
      'processing 2 own:2:making remove:3',
    ],
    [
      'goes with it, all but the game',
      clip('processing', { videos: [former, held, open, vertical('ready')] }),
      { type: 'remove' },
      'gone remove:3 remove:2 remove:4',
    ],
    [
      'is another for another range: the upright one follows, that for others goes',
      clip('ready', { is_exact: true, videos: [game, own, open, vertical('ready')] }),
      { type: 'recut', isExact: true, sourceId: 1 },
      'queued 3 game:1 own:new:making vertical-5:queued start:own-3 remove:2 remove:4 news',
    ],
    [
      'stays for other eyes: the upright one too',
      clip('ready', { videos: [game, own, vertical('ready')] }),
      { type: 'recut', isExact: true, sourceId: null },
      'queued 3 game:1 own:2:ready vertical-4:ready start:own-3 news',
    ],
    [
      'is not what a worker wrote for a range from before',
      clip('queued', { cut: 3, videos: [game, { role: 'own', id: 5, state: 'making' }] }),
      { ...finish, wrote: [2, 4] },
      'refused queued 3 game:1 own:5:making remove:2 remove:4',
    ],
    [
      'stays though a worker of an earlier cut wrote it, if the next is cut from it',
      clip('queued', {
        cut: 3,
        videos: [
          { ...former, id: 2 },
          { role: 'own', id: 5, state: 'making' },
        ],
      }),
      finish,
      'refused queued 3 former:2 own:5:making',
    ],
  ])('%s', (_, before, event, expected) => expect(tell(advanceClip(before, event, inTime))).toBe(expected))

  it('waits with its upright file for the own one', () => {
    const queued = clip('queued', { videos: [game, own, vertical('queued')] })
    const event = { type: 'begin', of: 'vertical', cut: 4, wrote: [] } as const
    expect(advanceClip(queued, event, inTime)).toMatchObject({ isTaken: false, clip: queued })
  })
})

it('a clip tells why it failed, and forgets it when it is tried again', () => {
  const { clip: failed } = advanceClip(clip('processing'), fail, inTime)
  expect(failed?.problem).toBe('damaged')
  expect(advanceClip(clip('queued'), { type: 'expire' }, late).clip?.problem).toBe('too_late')
  const { clip: left } = advanceClip(clip('processing'), { ...leave, problem: 'disk_full' }, inTime)
  expect(left).toMatchObject({ status: 'processing', problem: 'disk_full' })
  expect(advanceClip(left, { type: 'expire' }, late).clip).toMatchObject({
    status: 'failed',
    problem: 'disk_full',
  })
  expect(advanceClip(left, begin, inTime).clip?.problem).toBeNull()
  const retried = advanceClip(failed, { type: 'retry' }, late).clip
  expect(retried).toMatchObject({ problem: null, queued_at: late })
})

it.each<[string, Partial<ClipState>, number | null]>([
  ['the game', {}, 1],
  ['the game, before it has segments', { is_pinned: false }, 1],
  ['what it kept, where the game is gone', { videos: [own] }, 2],
  ['what it was cut from, until it has segments of that', { is_pinned: false, videos: [former, own] }, 3],
  ['nothing, where both are gone', { is_pinned: false, videos: [own] }, null],
])('another range is cut from %s', (_, change, id) => expect(chooseCutSource(clip('ready', change))).toBe(id))

it('a clip that failed is never ready without being made again', () => {
  const steps: ClipEvent[] = [begin, pin, leave, finish, fail, { type: 'expire' }]
  for (const event of steps) expect(advanceClip(clip('failed'), event, late).clip?.status).toBe('failed')
  const requests: ClipEvent[] = [{ type: 'retry' }, { type: 'recut', isExact: false, sourceId: null }]
  for (const status of ['queued', 'processing', 'ready', 'failed'] as const)
    for (const event of requests)
      if (event.type === 'recut' || status === 'failed')
        expect(advanceClip(clip(status), event, late).clip?.status).toBe('queued')
})

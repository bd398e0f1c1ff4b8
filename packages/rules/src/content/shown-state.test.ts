import { expect, it } from 'vitest'
import { shownState } from './shown-state.ts'

it.each([
  [{}, 'shown'],
  [{ hidden: false, shown_from: null, shown_until: null }, 'shown'],
  [{ hidden: true }, 'hidden'],
  [{ hidden: true, shown_from: '2026-11-01' }, 'hidden'],
  [{ shown_from: '2026-11-20' }, 'shown'],
  [{ shown_from: '2026-11-21' }, 'soon'],
  [{ shown_until: '2026-11-20' }, 'shown'],
  [{ shown_until: '2026-11-19' }, 'over'],
  [{ shown_from: '2026-11-19', shown_until: '2026-11-21' }, 'shown'],
] as const)('on 20 November %o is %s', (shown, state) => {
  expect(shownState(shown, '2026-11-20')).toBe(state)
})

import { expect, test, vi } from 'vitest'
import { wallMs } from '../../src/catalogue/event-time.ts'

test('a zone is stored once, however visitors spell it', () => {
  const at = Date.UTC(2026, 6, 1, 12)
  expect(wallMs(at, 'Europe/Sofia')).toBe(Date.UTC(2026, 6, 1, 15))
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  try {
    for (const name of ['europe/sofia', 'EUROPE/SOFIA', 'eUROPE/sOFIA'])
      expect(wallMs(at, name)).toBe(Date.UTC(2026, 6, 1, 15))
    expect(made).not.toHaveBeenCalled()
  } finally {
    made.mockRestore()
  }
})

import { expect, it } from 'vitest'
import { previewPath } from './preview-path.ts'

it.each([
  ['pages', { url: 'privacy_policy' }, '/privacy_policy'],
  ['pages', { url: '//evil.example' }, '/'],
  ['pages', { url: 'https://evil.example' }, '/'],
  ['pages', {}, '/'],
  ['faq', { question: 'Why?' }, '/faq'],
  ['colors', { primary: '#112233' }, '/'],
] as const)('shows %s %j at a page of the channel', (kind, value, path) => {
  expect(previewPath(kind, value)).toBe(path)
})

import { expect, it } from 'vitest'
import { previewPath } from './preview-path.ts'

it.each([
  ['/{url}', { url: 'privacy_policy' }, '/privacy_policy'],
  ['/{url}', { url: '//evil.example' }, '/'],
  ['/{url}', { url: 'https://evil.example' }, '/'],
  ['/{url}', {}, '/'],
  ['/faq', { question: 'Why?' }, '/faq'],
  ['{on}', { on: 'main' }, '/'],
  ['{on}', { on: { group: 'westview-wolves' } }, '/?group=westview-wolves'],
  ['{on}', { on: { participant: 'lions & more' } }, '/?participant=lions%20%26%20more'],
  ['{on}', { on: { category: 'hockey' } }, '/upcoming?sport=hockey'],
  ['{on}', { on: { group: '' } }, '/'],
  ['/', { primary: '#112233' }, '/'],
] as const)('shows what is at %s, with %j, at a page of the channel', (shownAt, value, path) => {
  expect(previewPath(shownAt, value)).toBe(path)
})

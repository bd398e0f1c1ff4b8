import { expect, it } from 'vitest'
import { previewPath } from './preview-path.ts'

it.each([
  ['pages', { url: 'privacy_policy' }, '/privacy_policy'],
  ['pages', { url: '//evil.example' }, '/'],
  ['pages', { url: 'https://evil.example' }, '/'],
  ['pages', {}, '/'],
  ['faq', { question: 'Why?' }, '/faq'],
  ['slides', { on: 'main' }, '/'],
  ['slides', { on: { group: 'westview-wolves' } }, '/?group=westview-wolves'],
  ['slides', { on: { participant: 'lions & more' } }, '/?participant=lions%20%26%20more'],
  ['slides', { on: { category: 'hockey' } }, '/upcoming?sport=hockey'],
  ['slides', { on: { group: '' } }, '/'],
  ['colors', { primary: '#112233' }, '/'],
] as const)('shows %s %j at a page of the channel', (kind, value, path) => {
  expect(previewPath(kind, value)).toBe(path)
})

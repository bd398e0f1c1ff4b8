import type { ContentField } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { tidyValue } from './tidy-value.ts'

const text: ContentField = { name: 'title', type: 'text', required: true }
const link: ContentField = {
  name: 'link',
  type: 'group',
  required: false,
  fields: [
    { name: 'url', type: 'word', required: true },
    { name: 'label', type: 'text', required: true },
  ],
}
const fields: ContentField = { name: 'fields', type: 'list', required: true, fields: [text] }

test.each([
  ['what is empty is left out', [text], { title: { en: '', fr: '' } }, {}],
  [
    'a language that says nothing is left out',
    [text],
    { title: { en: 'A', fr: '' } },
    { title: { en: 'A' } },
  ],
  ['a group that says nothing is not there', [link], { link: { url: '', label: { en: '' } } }, {}],
  ['what is typed wrong stays', [link], { link: { url: 7 } }, { link: { url: 7 } }],
  ['an empty entry of a list stays an entry', [fields], { fields: [{ title: '' }] }, { fields: [{}] }],
  ['what the form does not know is not sent', [text], { was: 'x', title: 'A' }, { title: 'A' }],
])('%s', (_name, form, value, sent) => {
  expect(tidyValue(form, value)).toEqual(sent)
})

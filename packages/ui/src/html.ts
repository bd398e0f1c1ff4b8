import { type IconName, icons } from './icons.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Safe both as text and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

const isVoid = new Set(['img', 'meta', 'link'])

type AttributeValue = string | number | boolean | null | undefined

/** One element as React would write it. Children are HTML; pass texts through {@link escapeHtml}. */
export function element(
  name: string,
  attributes: Record<string, AttributeValue>,
  ...children: (string | null | false)[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([attribute, value]) => ` ${attribute}="${value === true ? '' : escapeHtml(String(value))}"`)
    .join('')
  if (isVoid.has(name)) return `<${name}${written}/>`
  return `<${name}${written}>${children.filter(child => typeof child === 'string').join('')}</${name}>`
}

export function iconHtml(name: IconName): string {
  const attributes = { class: 'icon', viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true' }
  return element('svg', attributes, element('path', { d: icons[name] }))
}

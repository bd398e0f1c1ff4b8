import type { Heading } from './shell-types.ts'

export function headingClass(heading: Heading): string {
  if (heading.isFull) return 'page-heading page-heading--full visually-hidden'
  if (heading.isList) return 'page-heading page-heading--list'
  return heading.isNarrow ? 'page-heading page-heading--narrow' : 'page-heading'
}

import { headingClass } from './heading-class.ts'
import { element, escapeHtml } from './html.ts'
import type { Heading } from './shell-types.ts'
import { sourceSet } from './source-set.ts'

/** What `PageHeading` renders, as text; without the own colour, which needs a script to be set. */
export function pageHeadingHtml(heading: Heading): string {
  const { title, text, image, hasAction } = heading
  return element(
    'div',
    { class: headingClass(heading) },
    image &&
      element('img', {
        class: 'page-heading__image',
        src: image.url,
        srcSet: sourceSet(image),
        sizes: '96px',
        width: image.width,
        height: image.height,
        alt: '',
      }),
    element(
      'div',
      { class: 'page-heading__words' },
      element('h1', { class: 'page-heading__title' }, escapeHtml(title)),
      text !== '' && element('p', { class: 'page-heading__text' }, escapeHtml(text)),
    ),
    hasAction === true && element('div', { class: 'page-heading__action' }),
  )
}

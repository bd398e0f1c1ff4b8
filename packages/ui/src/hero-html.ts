import { fillText } from './fill-text.ts'
import type { HeroProps } from './hero.tsx'
import { element, escapeHtml, iconHtml } from './html.ts'
import type { IconName } from './icons.ts'
import type { HeroSlide, Picture, ShellWords } from './shell-types.ts'
import { sourceSet } from './source-set.ts'

/** What `Hero` renders at first, as text. */
export function heroHtml({ slides, words }: HeroProps): string {
  const count = slides.length
  if (count === 0) return ''
  const several = count > 1
  const written = slides.map((slide, at) =>
    slideHtml(slide, at === 0, several ? fillText(words.slidePosition, { number: at + 1, count }) : null),
  )
  return element(
    'section',
    { class: 'hero', 'aria-roledescription': several ? 'carousel' : null, 'aria-label': words.highlights },
    element('div', { class: 'hero__track', tabindex: several ? 0 : null }, ...written),
    several && controlsHtml(count, words),
  )
}

function slideHtml(
  { badge, title, text, image, link }: HeroSlide,
  first: boolean,
  position: string | null,
): string {
  return element(
    'div',
    {
      class: 'hero__slide',
      role: 'group',
      'aria-roledescription': position && 'slide',
      'aria-label': position ?? title,
    },
    element(
      'div',
      { class: 'hero__media' },
      image && (first ? pictureHtml(image, first) : element('noscript', {}, pictureHtml(image, first))),
    ),
    element(
      'div',
      { class: 'hero__content' },
      badge && element('p', { class: 'badge' }, escapeHtml(badge)),
      element('h2', { class: 'hero__title' }, escapeHtml(title)),
      text !== '' && element('p', { class: 'hero__text' }, escapeHtml(text)),
      link &&
        element(
          'p',
          { class: 'hero__actions' },
          element('a', { class: 'button button--primary', href: link.url }, escapeHtml(link.label)),
        ),
    ),
  )
}

function pictureHtml(image: Picture, first: boolean): string {
  return element('img', {
    class: 'hero__image',
    src: image.url,
    srcSet: sourceSet(image),
    sizes: '100vw',
    width: image.width,
    height: image.height,
    alt: '',
    fetchPriority: first ? 'high' : null,
    decoding: first ? 'sync' : 'async',
  })
}

function controlsHtml(count: number, words: ShellWords): string {
  const dots = Array.from({ length: count }, (_, at) =>
    element('button', {
      class: 'hero__dot',
      type: 'button',
      'aria-label': fillText(words.showSlide, { number: at + 1 }),
      'aria-current': at === 0 ? 'true' : null,
    }),
  )
  return element(
    'div',
    { class: 'hero__controls' },
    iconButtonHtml('icon-button', words.pauseSlides, 'pause'),
    element('div', { class: 'hero__dots' }, ...dots),
    iconButtonHtml('icon-button hero__step', words.previousSlide, 'chevron_left'),
    iconButtonHtml('icon-button hero__step', words.nextSlide, 'chevron_right'),
  )
}

function iconButtonHtml(className: string, label: string, icon: IconName): string {
  return element('button', { class: className, type: 'button', 'aria-label': label }, iconHtml(icon))
}

import type { CheckoutHeaderProps } from './checkout-header.tsx'
import { element, escapeHtml, iconHtml } from './html.ts'
import { logoSizes } from './logo-sizes.ts'
import { shellWords } from './shell-words.ts'
import { sourceSet } from './source-set.ts'

/** A payment on its way, as the buyer left it: the sum with the card, and the address. */
export interface ConfirmedPayment {
  sum: string
  email: string
}

export interface CheckoutScreen extends Pick<CheckoutHeaderProps, 'channelName' | 'logo' | 'closeHref'> {
  language: string
  title: string
  payment: ConfirmedPayment | null
}

/** The checkout before any script runs; on the way back from a bank with what is being confirmed. */
export function checkoutHtml({
  channelName,
  logo,
  closeHref,
  language,
  title,
  payment,
}: CheckoutScreen): string {
  const words = shellWords(language)
  return [
    element('a', { class: 'skip-link', href: '#main' }, escapeHtml(words.skipToContent)),
    element(
      'header',
      { class: 'checkout-header' },
      element(
        'a',
        { class: 'checkout-header__brand', href: '/', 'aria-label': channelName },
        logo
          ? element('img', {
              class: 'checkout-header__logo',
              src: logo.url,
              srcSet: sourceSet(logo),
              sizes: logoSizes(logo),
              width: logo.width,
              height: logo.height,
              alt: '',
            })
          : escapeHtml(channelName),
      ),
      element(
        'p',
        { class: 'checkout-header__title' },
        iconHtml('lock'),
        escapeHtml(payment ? words.stayHere : words.secureCheckout),
      ),
      element(
        'a',
        { class: 'icon-button', href: closeHref, 'aria-label': words.closeCheckout },
        iconHtml('close'),
      ),
    ),
    element(
      'main',
      { class: 'checkout-main', id: 'main', tabindex: -1 },
      payment
        ? element(
            'div',
            { class: 'confirming' },
            element('span', { class: 'confirming__ring', 'aria-hidden': 'true' }),
            element('h1', { class: 'title-1' }, escapeHtml(words.confirmingPayment)),
            element(
              'p',
              { class: 'confirming__facts' },
              escapeHtml(payment.sum),
              '<br/>',
              escapeHtml(payment.email),
            ),
          )
        : element('h1', { class: 'visually-hidden' }, escapeHtml(title)),
    ),
  ].join('')
}

import { Icon } from './icon.tsx'
import { logoSizes } from './logo-sizes.ts'
import type { Picture, ShellWords } from './shell-types.ts'
import { sourceSet } from './source-set.ts'

export interface CheckoutHeaderProps {
  channelName: string
  logo: Picture | null
  words: ShellWords
  /** Where the cross leads. */
  closeHref: string
  /** A payment is on its way: the page asks to be left open. */
  isConfirming: boolean
}

/** Around the checkout stands nothing that leads away but the cross. `checkoutHtml` writes the same as text. */
export function CheckoutHeader({ channelName, logo, words, closeHref, isConfirming }: CheckoutHeaderProps) {
  return (
    <header className="checkout-header">
      <a className="checkout-header__brand" href="/" aria-label={channelName}>
        {logo ? (
          <img
            className="checkout-header__logo"
            src={logo.url}
            srcSet={sourceSet(logo)}
            sizes={logoSizes(logo)}
            width={logo.width}
            height={logo.height}
            alt=""
          />
        ) : (
          channelName
        )}
      </a>
      <p className="checkout-header__title">
        <Icon name="lock" />
        {isConfirming ? words.stayHere : words.secureCheckout}
      </p>
      <a className="icon-button" href={closeHref} aria-label={words.closeCheckout}>
        <Icon name="close" />
      </a>
    </header>
  )
}

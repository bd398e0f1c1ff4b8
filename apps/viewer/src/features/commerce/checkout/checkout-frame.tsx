import { gameOf, readBasket } from '@grandstand/rules'
import { CheckoutHeader } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useLocation } from '../../../platform/router/router-context.ts'

interface CheckoutFrameProps {
  /** The page asks to be left open. */
  isConfirming: boolean
  children: ReactNode
}

/** Nothing that leads away but the cross. The server writes the same: `checkoutHtml`. */
export function CheckoutFrame({ isConfirming, children }: CheckoutFrameProps) {
  const { settings } = useBootstrap()
  const { shell: words } = useI18n().words
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <CheckoutHeader
        channelName={settings.name}
        logo={settings.logo}
        words={words}
        closeHref={closeHref(useLocation().search)}
        isConfirming={isConfirming}
      />
      <main className="checkout-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** To the game that the checkout is about, else to the passes; from a payment to what was bought. */
function closeHref(search: Record<string, unknown>): string {
  if ('order' in search) return '/profile/orders'
  const basket = readBasket(search)
  const game = basket && gameOf(basket)
  return game === null ? '/packages' : `/watch/${game}`
}

import type { ReactNode } from 'react'
import { trackChosen } from '../../platform/offer/track-chosen.ts'
import type { SoldItem } from '../../platform/sold-item.ts'

interface BuyLinkProps {
  href: string
  item: SoldItem
  label: string
  /** One button on a screen is. */
  isFilled?: boolean
}

export function BuyLink({ href, item, label, isFilled = true }: BuyLinkProps) {
  return (
    <BuyAnchor className={isFilled ? 'button button--primary' : 'button'} href={href} item={item}>
      {label}
      {!label.includes(item.item_name) && <span className="visually-hidden">: {item.item_name}</span>}
    </BuyAnchor>
  )
}

interface BuyAnchorProps {
  className: string | undefined
  href: string
  item: SoldItem
  children: ReactNode
}

/** To the checkout. */
export function BuyAnchor({ className, href, item, children }: BuyAnchorProps) {
  return (
    <a className={className} href={href} onClick={() => trackChosen(item)}>
      {children}
    </a>
  )
}

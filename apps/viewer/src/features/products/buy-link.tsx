import type { ReactNode } from 'react'
import type { SoldItem } from '../../platform/sold-item.ts'
import { track } from '../../platform/track.ts'

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
  const choose = () => {
    const { item_id, item_name, item_category, price, currency } = item
    const chosen = { item: item_name, item_type: item_category, item_id: item_id.replace(/^\w+-/, '') }
    track('add_to_cart', { ...chosen, value: price, currency }, [item])
  }
  return (
    <a className={className} href={href} onClick={choose}>
      {children}
    </a>
  )
}

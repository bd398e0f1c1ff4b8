import { LinkTabs } from '@grandstand/ui'
import { couponsHref, grantsHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

type SalesPart = 'grants' | 'coupons'

export function SalesTabs({ channel, current }: { channel: string; current: SalesPart }) {
  const { words } = useI18n()
  const hrefs: Record<SalesPart, string> = { grants: grantsHref(channel), coupons: couponsHref(channel) }
  const parts = ['grants', 'coupons'] as const
  return (
    <LinkTabs
      label={words.sales.title}
      tabs={parts.map(part => ({
        href: hrefs[part],
        label: words.sales.tabs[part],
        current: part === current,
      }))}
    />
  )
}

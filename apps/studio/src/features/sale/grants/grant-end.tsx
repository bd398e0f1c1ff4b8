import type { StudioGrant } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export function GrantEnd({ grant }: { grant: StudioGrant }) {
  const { words, fill, dateTime } = useI18n()
  const time = dateTime(grant.ends_at)
  return (
    <time className="quiet figures" dateTime={grant.ends_at}>
      {grant.is_over ? fill(words.sales.grants.over, { time }) : time}
    </time>
  )
}

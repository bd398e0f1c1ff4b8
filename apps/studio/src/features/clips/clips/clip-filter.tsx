import { clipFilters, type ClipFilter as Filter } from '@grandstand/contract/studio-constants'
import { LinkTabs } from '@grandstand/ui'
import { clipsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface ClipFilterProps {
  channel: string
  show: Filter
  user: string
  event: string
  /** How many need an operator; undefined until they are counted. */
  open: { waiting: number; reported: number } | undefined
}

export function ClipFilter({ channel, show, user, event, open }: ClipFilterProps) {
  const { words, fill, number } = useI18n()
  const say = words.clips
  const countOf = (each: Filter) => (each === 'waiting' || each === 'reported' ? (open?.[each] ?? 0) : 0)
  return (
    <LinkTabs
      isInner
      label={say.show}
      tabs={clipFilters.map(each => ({
        href: clipsHref(channel, { show: each === 'all' ? '' : each, user, event }),
        label:
          countOf(each) > 0
            ? fill(say.filterWithCount, { name: say.filters[each], number: number(countOf(each)) })
            : say.filters[each],
        current: each === show,
      }))}
    />
  )
}

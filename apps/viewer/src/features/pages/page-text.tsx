import { RichText, Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { pageQuery } from './page-query.ts'
import styles from './page-text.module.css'

/** The text of a channel page, fetched by id. */
export function PageText({ id }: { id: number }) {
  const { client } = useApp()
  const { language, words } = useI18n()
  const { data, isError, isFetching, refetch } = useQuery(pageQuery(client, id, language))
  if (data) return <RichText className="prose" html={data.body} />
  if (isError && !isFetching)
    return <Failure title={words.page.failedTitle} text={words.page.failedText} onAgain={() => refetch()} />
  return (
    <div className={`${styles.waiting} stack-4`}>
      <Skeleton shape="text" count={8} label={words.common.loading} />
    </div>
  )
}

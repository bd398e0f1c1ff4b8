import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { useEventViews } from './event-views.ts'
import styles from './list-views.module.css'
import { ViewSwitch } from './view-switch.tsx'

/** How a list is shown: rows by day, cards, or a table. */
export function ListViews(views: ReturnType<typeof useEventViews>) {
  const { layout, display, chooseLayout, chooseDisplay } = views
  const { words } = useI18n()
  return (
    <div className={`${styles.views} row-2`}>
      <ViewSwitch
        label={words.list.display}
        current={display}
        onChoose={chooseDisplay}
        views={[
          { view: 'card', icon: 'card', label: words.list.card },
          { view: 'table', icon: 'table', label: words.list.tableView },
        ]}
      />
      {display === 'card' && (
        <ViewSwitch
          label={words.list.layout}
          current={layout}
          onChoose={chooseLayout}
          views={[
            { view: 'grid', icon: 'grid', label: words.list.grid },
            { view: 'list', icon: 'list', label: words.list.list },
          ]}
        />
      )}
    </div>
  )
}

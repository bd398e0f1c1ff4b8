import { operatorRoles } from '@grandstand/contract/studio-constants'
import { mayCall } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import styles from './people.module.css'
import { jobs } from './role-jobs.ts'

/** What each role may do: out of the calls themselves, so it is what the server allows. */
export function RoleTable() {
  const { words } = useI18n()
  const say = words.people
  return (
    <Panel title={say.rolesTitle} text={say.rolesText}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className={styles.roles} tabIndex={0}>
        <DataTable title={say.rolesTitle} columns={[say.job, ...operatorRoles.map(role => say.roles[role])]}>
          {jobs.map(([job, { by }]) => (
            <tr key={job}>
              <th scope="row">{say.jobs[job]}</th>
              {operatorRoles.map(role => (
                <td key={role} data-label={say.roles[role]}>
                  {by && mayCall(role, by) ? (
                    <>
                      <Icon name="check" />
                      <span className="visually-hidden">{say.may}</span>
                    </>
                  ) : (
                    <span className="visually-hidden">{say.mayNot}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
    </Panel>
  )
}

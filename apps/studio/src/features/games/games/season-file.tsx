import type { GameChoices } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { SelectField } from '@grandstand/ui'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { readFileContent } from '../../../platform/read-file-content.ts'
import { saveBytes } from '../../../platform/save-file.ts'
import type { Season } from './use-season.ts'

interface SeasonFileProps {
  channel: string
  sports: GameChoices['sports']
  onBegin: Season['begin']
}

/** Templates to fill in, and the file that was filled in. */
export function SeasonFile({ channel, sports, onBegin }: SeasonFileProps) {
  const { words } = useI18n()
  const say = words.games.season
  const client = useClient()
  const [sportId, setSportId] = useState('')
  const getTemplate = async (format: 'csv' | 'xlsx') => {
    const { name, content } = await client.send(studioWireCalls.getSeasonTemplate, {
      params: { channel },
      query: { format },
    })
    saveBytes(name, content)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const content = await readFileContent(file)
    await onBegin({ kind: 'file', content }, sportId === '' ? null : Number(sportId)).catch(() => {})
  }
  return (
    <Panel title={say.fileTitle} text={say.fileText}>
      <div className="row-3">
        <button className="button" type="button" onClick={() => void getTemplate('xlsx')}>
          {say.templateXlsx}
        </button>
        <button className="button" type="button" onClick={() => void getTemplate('csv')}>
          {say.templateCsv}
        </button>
      </div>
      <SelectField
        name="sport"
        label={say.sport}
        value={sportId}
        onChange={({ target }) => setSportId(target.value)}
        options={[
          { value: '', label: words.games.usualSport },
          ...sports.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <label className="stack-2 strong">
        {say.choose}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.ics"
          onChange={({ target }) => {
            void open(target.files?.[0])
            // The corrected file of the same name is another one.
            target.value = ''
          }}
        />
      </label>
    </Panel>
  )
}

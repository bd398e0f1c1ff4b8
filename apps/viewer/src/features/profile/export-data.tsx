import { FormProblem } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { useExportData } from './use-export-data.ts'

export function ExportData({ channelName }: { channelName: string }) {
  const { profileEdit: words } = useAccountWords()
  const making = useExportData(channelName)
  return (
    <FormSection title={words.data} text={words.dataText}>
      <FormProblem text={making.isError && words.downloadFailed} />
      <button className="button" type="button" disabled={making.isPending} onClick={() => making.mutate()}>
        {making.isPending ? words.downloading : words.download}
      </button>
    </FormSection>
  )
}

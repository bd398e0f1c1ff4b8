import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { exportFileName } from './export-file-name.ts'
import { saveAsFile } from './save-as-file.ts'

export function useExportData(channelName: string) {
  const { client, toasts } = useApp()
  const { profileEdit: words } = useAccountWords()
  return useMutation({
    mutationFn: () => client.send(wireCalls.exportProfile),
    onSuccess: data => {
      saveAsFile(exportFileName(channelName), JSON.stringify(data, null, 2))
      toasts.show({ key: 'export', kind: 'info', text: () => words.downloaded })
    },
  })
}

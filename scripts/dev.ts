import { fromRoot } from './root.ts'
import { runTool, toolPath } from './run-tool.ts'

await Promise.race([
  runTool(process.execPath, ['--watch', '--watch-preserve-output', fromRoot('apps/server/src/main.ts')]),
  runTool(toolPath('vite'), ['build', '--watch'], { cwd: fromRoot('apps/viewer') }),
  runTool(toolPath('vite'), ['build', '--watch'], { cwd: fromRoot('apps/studio') }),
])

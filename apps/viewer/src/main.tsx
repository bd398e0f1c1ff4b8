import '@grandstand/ui/styles/index.css'
import { start } from './app/start.tsx'

const container = document.getElementById('app') ?? document.body.appendChild(document.createElement('div'))
void start(container)

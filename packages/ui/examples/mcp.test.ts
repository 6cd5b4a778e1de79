// A coding assistant's connection to the built command.
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/run.ts'

const protocols = {
  'the protocol of 2026-07-28': { mode: { pin: '2026-07-28' } },
  'a protocol with a handshake': { mode: 'legacy' },
} as const

describe.each(Object.entries(protocols))('hearth-ui mcp, by %s,', (_name, versionNegotiation) => {
  let client: Client
  afterEach(() => client.close())

  async function connect() {
    client = new Client({ name: 'test', version: '0' }, { versionNegotiation })
    const cli = join(root, 'packages/ui/dist/cli/cli.js')
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'] }),
    )
  }

  async function call(name: string, given: Record<string, unknown> = {}) {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content
    return { text: first?.type === 'text' ? first.text : undefined, isError: isError === true }
  }

  it('lists and shows components, and checks the text of a file', async () => {
    await connect()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_components',
      'show_component',
      'check_source',
    ])
    expect((await call('list_components')).text).toContain('@hearth/ui/patterns/DataTable')
    expect((await call('show_component', { name: 'Button' })).text).toContain('onPress')
    const text = `import { Button } from '@hearth/ui/components/Button'
export const Save = () => <Button onClick={save}>Save</Button>`
    expect((await call('check_source', { path: 'Save.tsx', text })).text).toBe(
      'Save.tsx:2:35 unknown-prop\n  Button has no prop onClick.\n  Write onPress.',
    )
    const mended = text.replace('onClick', 'onPress')
    expect((await call('check_source', { path: 'Save.tsx', text: mended })).text).toBe(
      'No findings.',
    )
  })

  it('answers a wrong name and a text that cannot be read with the reason', async () => {
    await connect()
    expect(await call('show_component', { name: 'Buton' })).toEqual({
      text: 'There is no component Buton. Do you mean Button?',
      isError: true,
    })
    const { text, isError } = await call('check_source', { path: 'a.tsx', text: 'const = 1' })
    expect(isError).toBe(true)
    expect(text).toContain('(1:6)')
  })
})

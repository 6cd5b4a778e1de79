import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import pkg from '../../package.json' with { type: 'json' }
import { check } from '../check/check.ts'
import { lineAndColumn } from '../check/finding.ts'
import type { Contract } from '../contract.ts'
import { list, show } from '../show.ts'

/**
 * Serves the contract to a coding assistant over standard input and output, by the Model Context
 * Protocol of 2026-07-28 and by the earlier ones that begin with `initialize`.
 */
export function serve(contract: Contract): void {
  serveStdio(() => createServer(contract))
}

const readsOnly = { readOnlyHint: true, openWorldHint: false }

function createServer(contract: Contract): McpServer {
  const server = new McpServer({ name: 'hearth-ui', version: pkg.version })
  server.registerTool(
    'list_components',
    {
      description: 'Lists every component of @hearth/ui: its import, and what it does.',
      annotations: readsOnly,
    },
    () => answer(() => list(contract)),
  )
  server.registerTool(
    'show_component',
    {
      description: 'Shows the contract of one component of @hearth/ui: import, purpose, props.',
      inputSchema: z.object({ name: z.string().describe('For example DataTable.') }),
      annotations: readsOnly,
    },
    ({ name }) => answer(() => show(name, contract)),
  )
  server.registerTool(
    'check_source',
    {
      description:
        'Checks the text of one file against @hearth/ui: unknown components and props, missing labels, values outside the theme, a second primary button, nested controls. Check each file that you write.',
      inputSchema: z.object({
        path: z.string().describe('Its end says the language: Page.tsx, page.css.'),
        text: z.string(),
        isTranslated: z
          .boolean()
          .default(false)
          .describe('Also finds texts that do not come from a catalogue.'),
      }),
      annotations: readsOnly,
    },
    ({ path, text, isTranslated }) =>
      answer(() => {
        const findings = check(text, path, contract, { isTranslated }).map((finding) => {
          const { line, column } = lineAndColumn(text, finding.at)
          return `${path}:${line}:${column} ${finding.rule}\n  ${finding.message}\n  ${finding.remedy}`
        })
        return findings.length > 0 ? findings.join('\n') : 'No findings.'
      }),
  )
  return server
}

/** A failure is an answer too: the assistant reads why, and tries again. */
function answer(read: () => string): CallToolResult {
  try {
    return { content: [{ type: 'text', text: read() }] }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { content: [{ type: 'text', text }], isError: true }
  }
}

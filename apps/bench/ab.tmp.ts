import { launchBrowser, openPage } from './page.ts'
import { signIn } from './panel.ts'
import { serve } from './serve.ts'
import { median, visitPanel, hoverThenPress, type Figures } from './scenarios.ts'
const browser = await launchBrowser()
const folders = process.argv.slice(2)
const sites = await Promise.all(folders.map((f) => serve(f)))
const seen: Figures[][] = folders.map(() => [])
for (let run = 0; run < 7; run++) for (const profile of ['slow','fast'] as const) for (const [i, { url }] of sites.entries()) {
  const bench = await openPage(browser, profile)
  await signIn(bench, url)
  const figures = await visitPanel(bench, url)
  seen[i]!.push(Object.fromEntries(Object.entries(figures).map(([k, v]) => [profile + ' ' + k, v])) as Figures)
  await bench.close()
}
for (const name of ['rows','nav','search','nextPage','interaction'].flatMap((n) => ['fast '+n, 'slow '+n]))
  console.log(name.padEnd(18), seen.map((s) => median(s.map((f) => (f as Record<string, number>)[name]!).filter((v) => v !== undefined)).toFixed(0)).join('  '))
await browser.close()
process.exit(0)

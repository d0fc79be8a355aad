import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import { z } from 'zod';
import type { Context, Viewer } from '../../context.ts';
import { listClusters } from '../clusters/list-clusters.ts';
import { hardestWords } from '../progress/hardest-words.ts';
import type { recordReviews } from '../reviews/record-reviews.ts';
import { addRows } from '../rows/add-rows.ts';
import { editEach } from './edit-each.ts';
import { practiseTools } from './practise-tools.ts';
import { searchWords } from './search-words.ts';
import { answered } from './tool-result.ts';

/** Maximum of rows per call. */
const MOST = 100;
const cell = z.string().max(5000).nullable();
const id = z.number().int().positive();

/** Tools of an assistant, by the scopes of its token. */
export function toolsFor(context: Context, viewer: Viewer, takeReviews: ReturnType<typeof recordReviews>): McpServer {
  const server = new McpServer({ name: 'wordcluster', version: '1.0.0' });
  const may = (scope: Scope) => viewer.scopes === null || viewer.scopes.includes(scope);
  if (may('read')) readTools(server, context, viewer);
  if (may('write')) writeTools(server, context, viewer);
  if (may('practise')) practiseTools(server, context, viewer, takeReviews);
  return server;
}

function readTools(server: McpServer, context: Context, viewer: Viewer): void {
  server.registerTool(
    'list_clusters',
    { description: 'The clusters of words: title, columns with their languages, number of rows.', inputSchema: {} },
    () => answered(() => listClusters(context, viewer)),
  );
  server.registerTool(
    'search_words',
    {
      description: 'Rows of all clusters that contain a text, or have it as a tag; at most a hundred.',
      inputSchema: { query: z.string().min(1).max(200) },
    },
    ({ query }) => answered(() => searchWords(context, viewer, query)),
  );
  server.registerTool(
    'hardest_words',
    {
      description:
        'The twenty words that cost the person the most, the hardest first: what is shown and what is answered, difficulty (1 to 10) and how often it was forgotten (lapses).',
      inputSchema: {},
    },
    () => answered(() => hardestWords(context, viewer)),
  );
}

function writeTools(server: McpServer, context: Context, viewer: Viewer): void {
  server.registerTool(
    'add_rows',
    {
      description:
        'Adds rows at the end of a cluster, all or none: each a list of one to three cells in the order of the columns.',
      inputSchema: { cluster_id: id, rows: z.array(z.array(cell).min(1).max(3)).min(1).max(MOST) },
    },
    ({ cluster_id, rows }) =>
      answered(async () => {
        const inputs = rows.map(([first, second, third]) => ({
          col_1_value: first ?? null,
          col_2_value: second ?? null,
          col_3_value: third ?? null,
        }));
        return { added: await addRows(context, viewer, cluster_id, inputs) };
      }),
  );
  server.registerTool(
    'edit_rows',
    {
      description:
        'Changes cells and tags of rows that search_words found. What is left out stays; null empties a cell; tags replace all tags. What can be kept is changed together; the result has the new values or the error of each row.',
      inputSchema: {
        cluster_id: id,
        rows: z
          .array(
            z.object({
              row_id: id,
              col_1_value: cell.optional(),
              col_2_value: cell.optional(),
              col_3_value: cell.optional(),
              tags: z.array(z.string().max(1000)).max(100).optional(),
            }),
          )
          .min(1)
          .max(MOST),
      },
    },
    ({ cluster_id, rows }) => answered(() => editEach(context, viewer, cluster_id, rows)),
  );
}

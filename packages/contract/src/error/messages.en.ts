import type { ErrorCode } from './codes.ts';

/** What is wrong, where, and what to do next. `{name}` stands for a parameter. */
export const messagesEn: Readonly<Record<ErrorCode, string>> = {
  'User.credentials.expired': 'Your session has ended, please log in again',
  '50012': 'You were logged out elsewhere, please log in again',
  '50014': 'This share link has expired, please ask for a new one',
  'User.no.authority': 'You may not do this ({permission}); ask an administrator for the right',
  'User.password.error': 'Wrong user name or password, please check and try again',
  'user/disabled': 'This account is disabled, please contact an administrator',
  'user/locked': 'Too many attempts, try again in {minutes} minutes',
  'user/old-password-wrong': 'The old password is not right, please enter it again',
  'user/password-length': 'Password length must be between {min}-{max} characters!',
  'user/passwords-differ': 'Passwords do not match!',
  'user/password-not-encrypted': 'The password has the wrong form, reload the page and try again',
  'request/invalid': 'The request is not valid: {path} {reason}',
  'request/not-found': 'No such address: {path}; check the URL',
  'request/path-refused': 'The address holds characters that are not allowed; check the URL',
  'request/too-large': 'The request is larger than {limit}; make it smaller and try again',
  'request/media-type': 'Content type {type} is not supported',
  'request/too-many': 'Too many requests, try again in {seconds} seconds',
  'request/too-slow': 'The request did not arrive within {seconds} seconds; check the network and try again',
  'request/unread': 'Too much data waits to be read, try again in {seconds} seconds',
  'request/sort-unknown': 'Cannot sort by "{sort}"; the columns are: {allowed}',
  'record/not-found': '{what} "{key}" does not exist or was deleted; reload the list',
  'record/code-taken': '{what} code "{code}" is taken, choose another one',
  'record/code-invalid': 'Code "{code}" may hold letters, digits and underscores only',
  'record/in-use': '{what} is in use and cannot be deleted: {users}. Remove the references first',
  'dictionary/built-in':
    'Dictionary "{code}" belongs to the product; neither it nor its own entries can be deleted. Disable entries or change their texts',
  'dictionary/value-twice': 'Value "{value}" is there twice; change one of them',
  'file/missing': 'No file arrived; choose a file and try again',
  'file/draft-gone': 'The uploaded file is no longer kept; choose it again',
  'file/type-refused': 'File "{name}" has a format that is not accepted; upload one of: {allowed}',
  'file/too-large': 'The file is larger than {limit}; compress or split it and try again',
  'file/not-found': 'The file does not exist or was deleted',
  'spreadsheet/not-a-workbook': '"{name}" is no xlsx, xls, csv or tsv spreadsheet; save it as one and try again',
  'spreadsheet/encrypted': 'The workbook is encrypted; remove its password and upload it again',
  'spreadsheet/damaged': 'The workbook is damaged ({detail}); open it in Excel, save it and try again',
  'spreadsheet/empty': 'The workbook holds no data; check the sheets and the header row',
  'spreadsheet/too-large': 'The workbook is larger than {limit}; split it and import the parts',
  'spreadsheet/inflated-too-large': 'The workbook unpacks to more than {limit}; split it and import the parts',
  'spreadsheet/ratio':
    '"{part}" of the workbook is compressed more than {limit} times, which looks like a zip bomb; refused',
  'spreadsheet/too-many-rows':
    'Sheet "{sheet}", row {row}: more than {limit} rows; split the sheet and import the parts',
  'spreadsheet/too-many-columns':
    'Sheet "{sheet}", row {row}, column {column}: more than {limit} columns; remove columns',
  'spreadsheet/too-many-sheets': 'The workbook has {count} sheets and may have {limit}; split it and import the parts',
  'spreadsheet/cell-unreadable':
    'Sheet "{sheet}", row {row}, column {column} cannot be read: {detail}; correct the cell',
  'spreadsheet/header-missing': 'Sheet "{sheet}", row {row} holds no header; choose the right header row',
  'spreadsheet/column-unknown':
    'Sheet "{sheet}" has no column "{column}"; its columns are: {columns}; choose the types anew',
  'spreadsheet/values-do-not-fit':
    'Sheet "{sheet}": {detail}; correct these values, choose another type, or have them imported as empty',
  'spreadsheet/append-no-column':
    'Sheet "{sheet}" shares no column with table "{table}", whose columns are: {columns}; nothing was added',
  'spreadsheet/out-of-memory': 'The import needs more than {limit} of memory; split the workbook and try again',
  'spreadsheet/interrupted': 'The import was interrupted, please import again',
  'data-source/not-ready': 'Data source "{name}" is not ready ({status}); wait until its import is done',
  'data-source/busy': 'Data source "{name}" is being imported; wait until it is done',
  'data-source/columns-differ':
    'The new spreadsheet lacks tables or columns, or has other types; the data are as they were. Look at the comparison and take it over or give it up',
  'data-source/nothing-to-append-to': 'Data source "{name}" has no data to add rows to; import a file first',
  'data-source/nothing-held': 'No import waits for a decision; reload the page',
  'data-source/failure-unknown':
    'The import failed ({code}) under another version of the service, whose reasons this one does not know; import again',
  'data-source/move-waits':
    'The data were imported into {warehouse}; what is shown is as it was. Check the SQL data sets that are listed and take it over or give it up',
  'data-source/warehouse-same': 'The data of data source "{name}" are in {warehouse} already',
  'data-source/warehouse-missing':
    'The data are in {warehouse}, which this service is not configured for; set {setting} and start it again',
  'data-source/warehouse-failed': 'The warehouse {host} reports: {detail}; let an administrator check it and try again',
  'data-source/table-unknown': 'There is no table "{table}"; the tables are: {tables}',
  'data-source/kind-unknown': 'There is no kind of data source "{kind}"; the kinds are: {known}',
  'data-source/kind-differs': 'Data source "{name}" is of the kind {kind}, which cannot do this',
  'data-source/host-invalid':
    '"{host}" is no host: enter one name or IP address alone, without port, path, login, list or zone',
  'data-source/rows-hidden':
    'Row rules of {sets} keep rows of this source from you: see them in those data sets, or ask their author to exempt your role',
  'data-source/own-database':
    'This database on {host} holds the own data of the service (users, sessions, secrets, imported tables) and can be no source; choose another database',
  'data-source/unreachable': 'Cannot connect to {host} ({reason}); check address, port and network and try again',
  'data-source/encryption-refused':
    'No safe connection with {host}: {detail}; check the encryption that is chosen for the source and the certificate of the server',
  'data-source/address-refused':
    'The address {address} of {host} is on an internal network, which is closed; an administrator can open it in {setting}',
  'data-source/login-refused': '{host} refused the login: {detail}; check user, password, database and encryption',
  'data-source/connections-busy':
    'All connections of the data source were in use for {seconds} seconds; try again later',
  'data-source/timeout': '{host} did not answer within {seconds} seconds; check the source or ask for less',
  'data-source/redirect-refused': 'The source redirects to {url}, too often or to no valid address; stopped there',
  'data-source/answer-status': 'The source answered HTTP {status}: {detail}; check address and parameters',
  'data-source/answer-too-large': 'The answer of the source is larger than {limit}; ask for less',
  'data-source/answer-invalid': 'The answer of the source cannot be read: {detail}; check what the source answers',
  'data-source/driver-unfit':
    'The driver of this kind of data source is not of the version that the service knows; let an administrator install the versions of package-lock.json',
  'data-source/rows-not-found': '"{path}" is no array or object in the answer; change the path to the rows',
  'sql/empty': 'The SQL is empty; write one SELECT statement',
  'sql/not-a-select': 'Only a SELECT is allowed; change the SQL',
  'sql/several-statements': 'Only one statement is allowed, there are {count}; remove the others',
  'sql/function-refused': '{name} is not allowed; remove it from the SQL',
  'sql/syntax': 'The SQL is wrong at line {line}, column {column}: {detail}',
  'sql/failed': 'The query failed: {detail}',
  'sql/param-missing': 'Required parameter {param} is missing; fill it in and try again',
  'sql/param-unknown': 'The SQL uses parameter {param}, which is not defined; add it first',
  'sql/param-invalid': 'Value "{value}" of parameter {param} is not of type {type}; change it',
  'sql/param-not-allowed': 'Parameter {param} may not be "{value}"; choose one of: {allowed}',
  'sql/param-misplaced': 'Parameter {param} may stand only where a value may; not in quotes, comments or names',
  'sql/timeout': 'The query was stopped after {seconds} seconds; narrow it or improve the SQL',
  'sql/out-of-memory': 'The query needs more than {limit} of memory; narrow it or aggregate first',
  'sql/cancelled': 'The query was cancelled',
  'sql/busy': 'Too many queries are waiting, try again later',
  'data-set/not-previewed': 'Please test preview before saving!',
  'data-set/disabled': 'Data set "{code}" is disabled; enable it first',
  'data-set/type-unknown': 'Data set type "{type}" is not supported',
  'data-set/request-invalid': 'The request cannot be read: {detail}',
  'data-set/path-value-refused':
    'Value "{value}" of parameter {param} cannot be a part of the address: it may not be empty, "." or "..", nor hold / or \\; choose another value',
  'data-set/type-mismatch':
    'A data source of the kind {kind} has no data sets of the type "{type}"; change one of them',
  'data-set/table-required': 'Choose the table to calculate over',
  'data-set/group-fields-required': 'Group fields are required; choose at least one',
  'data-set/calculation-required': 'At least one calculation row must be kept!',
  'data-set/transform-unknown': 'Step type "{type}" is not supported; use dict',
  'data-set/transform-invalid':
    'The dictionary step cannot be read; write {"field": "DICTIONARY_CODE"} or {"field": {"code": "text"}}',
  'data-set/field-unknown':
    'Cannot sort or filter by "{field}": it is no column of the data set, which has {known}; choose one of them',
  'data-set/filter-values': 'The filter on "{field}" ({symbol}) needs {count} values; fill them in',
  'data-set/rule-param-required': 'The row rule of field "{field}" is bound to a locked parameter; name the parameter',
  'data-set/rule-field-unknown':
    'The row rule uses field "{field}", which the query does not have ({known}); change the rule or the query',
  'data-set/rule-needs-user':
    'Data set "{code}" is filtered by the signed-in user and cannot be seen by a share link; log in, or add a row rule bound to a locked parameter',
  'data-set/rule-not-locked': 'Data set "{code}" wants the screen to lock parameter "{param}"; lock it before sharing',
  'calc/func-unknown': 'Row {row}: there is no function "{func}"; choose one of {known}',
  'calc/argument-required': 'Row {row} ({func}): {argument} is required; fill it in',
  'calc/argument-invalid': 'Row {row} ({func}): {argument} "{value}" is not right, it {reason}',
  'calc/alias-invalid':
    'Row {row}: field alias "{alias}" is not right; begin with a letter, underscore or Chinese character, use only these and digits, 50 at most',
  'calc/alias-taken': 'Row {row}: field alias "{alias}" is a group field or another alias already; choose another one',
  'calc/group-field-unknown': 'There is no group field "{field}"; the fields are: {known}',
  'calc/operand-unknown': 'Row {row} ({func}): there is no field "{field}" here; the fields are: {known}',
  'calc/if-over-source-field':
    'Row {row}: after grouping "{field}" has no single value; use a group field or an earlier alias, or let a later aggregate use the alias of this row',
  'calc/lookup-field-unknown': 'Row {row}: data set "{set}" has no field "{field}"; its fields are: {known}',
  'calc/lookup-cycle': 'Data sets look each other up in a circle: {path}; remove one of the lookups',
  'calc/lookup-too-deep': 'Lookups are more than {depth} deep: {path}; use fewer levels',
  'calc/lookup-too-large': 'The looked-up data set "{set}" has more than {limit} rows; narrow it',
  'geo-map/not-json': 'The file is no valid JSON: {reason}',
  'geo-map/not-a-collection':
    'The file is no FeatureCollection of GeoJSON (its type is {found}); convert TopoJSON and other formats first',
  'geo-map/projected':
    'The coordinates ({system}) are not degrees; convert them to WGS 84 (EPSG:4326) and upload again',
  'geo-map/empty': 'The file holds no region or line to draw',
  'geo-map/feature-invalid': 'Feature {index} {reason}; correct the file and upload it again',
  'geo-map/name-unknown':
    'No feature has the property "{property}"; choose the property of names. The file has: {known}',
  'geo-map/too-many-features': 'The file has {count} features; at most {limit} are taken',
  'geo-map/too-many-points': 'The file has more than {limit} points; simplify it first',
  'geo-map/too-large': 'The file is larger than {limit}; simplify it first',
  'geo-map/too-heavy': 'The map takes too much memory or time; simplify it first',
  'geo-map/in-use': 'The map is shown by: {screens}; choose another map there first',
  'screen/conflict': 'The screen was saved as revision {revision} by {by} at {at}; reload it or save over it',
  'screen/revision-missing':
    'The screen already has revision {revision}; a save must say which one it changes; reload it',
  'screen/not-published': 'Screen "{code}" is not published; save it in the designer first',
  'screen/duplicate-widget': 'Widget id "{id}" occurs twice; change one',
  'screen/set-not-bound': 'Data set "{code}" does not belong to this screen and cannot be read',
  'screen/map-not-shown': 'The shared screen does not show the map "{code}"',
  'report/excel-unavailable':
    'Excel reports cannot be opened yet, so they can be neither made nor shared; use a screen (report_screen)',
  'live/off': 'This service does not push changes (AJ_LIVE=0); ask again for fresh data',
  'live/too-many': '{limit} calls are held open already; ask again for fresh data, or close other pages',
  'report.share.link.invalid': 'The share link is not valid or was withdrawn, please ask for a new one',
  'share/password-needed': 'This share needs a password, please enter it',
  'share/password-wrong': 'The share password is not right, please enter it again',
  'server/failed': 'The service failed; try again later, and if it fails again tell an administrator the request id',
  'server/unavailable': 'The service is not available now, try again later',
  'server/disk-full':
    'The disk of the server is full and nothing was saved; delete data that is no longer needed, or ask an administrator to make room, then try again',
  'server/metadata-damaged':
    'The metadata of the service are damaged; ask an administrator to restore them from a backup',
};

{{- define "wordcluster.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "wordcluster.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "wordcluster.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "wordcluster.labels" -}}
{{ include "wordcluster.selector" . }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* What a secret of the chart's own holds; refused where something is missing. */}}
{{- define "wordcluster.secretData" -}}
{{- range $name := list "DATABASE_URL" "SECRET_KEY" "SMTP_URL" }}
{{- $_ := required (printf "secrets.%s is missing (or name an existingSecret)" $name) (index $.Values.secrets $name) }}
{{- end }}
{{- range $name, $value := .Values.secrets }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- define "wordcluster.settings" -}}
{{- $_ := required "settings.ADMIN_EMAIL is missing: the administrator's confirmed address" .Values.settings.ADMIN_EMAIL }}
- { name: PUBLIC_URL, value: {{ printf "https://%s" (required "host is missing: the product's own, such as words.example.com" .Values.host) | quote }} }
- { name: MIGRATE_AT_START, value: {{ not .Values.migration.enabled | quote }} }
{{- if .Values.metrics.enabled }}
- { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end }}

{{- define "wordcluster.podAnnotations" -}}
{{- if not .Values.existingSecret }}
# Servers start anew when a secret changes.
checksum/secret: {{ include "wordcluster.secretData" . | sha256sum }}
{{- end }}
{{- if and .Values.metrics.enabled .Values.metrics.annotations }}
prometheus.io/scrape: 'true'
prometheus.io/port: {{ .Values.metrics.port | quote }}
prometheus.io/path: /metrics
{{- end }}
{{- with .Values.podAnnotations }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Nobody in a container is root, and nothing is written but what has a volume. */}}
{{- define "wordcluster.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "wordcluster.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end }}

{{- define "wordcluster.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: {{ .Values.temporaryFiles }} } }
- { name: data, emptyDir: { sizeLimit: 64Mi } }
{{- end }}

{{- define "wordcluster.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: data, mountPath: /data }
{{- end }}

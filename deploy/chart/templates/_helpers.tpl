{{- define "hearth.labels" -}}
app.kubernetes.io/name: hearth
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "hearth.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Not root, a read-only file system, no capabilities. */}}
{{- define "hearth.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: secrets
    secret:
      secretName: {{ .Values.secretName }}
      defaultMode: 0440
  - name: data
    emptyDir: {}
  - name: tmp
    emptyDir: {}
{{- end }}

{{- define "hearth.container" -}}
image: {{ include "hearth.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/hearth, readOnly: true }
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "hearth.env" -}}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: DRAIN_SECONDS, value: {{ .Values.drainSeconds | quote }} }
- { name: SECRET_KEY_FILE, value: /run/secrets/hearth/secret_key }
- { name: DATABASE_URL_FILE, value: /run/secrets/hearth/database_url }
- { name: SMTP_URL_FILE, value: /run/secrets/hearth/smtp_url }
{{- if .Values.settings.S3_BUCKET }}
- { name: S3_ACCESS_KEY_ID_FILE, value: /run/secrets/hearth/s3_access_key_id }
- { name: S3_SECRET_ACCESS_KEY_FILE, value: /run/secrets/hearth/s3_secret_access_key }
{{- end }}
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{/* A Deployment of one set of roles: the arguments are root, name, roles and values. */}}
{{- define "hearth.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels:
    {{- include "hearth.labels" .root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
spec:
  replicas: {{ .values.replicas }}
  selector:
    matchLabels:
      app.kubernetes.io/name: hearth
      app.kubernetes.io/instance: {{ .root.Release.Name }}
      app.kubernetes.io/component: {{ .name }}
  strategy:
    # A pod leaves only when another one is ready.
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      labels:
        {{- include "hearth.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .name }}
      {{- if .root.Values.metrics.port }}
      annotations:
        prometheus.io/scrape: "true"
        prometheus.io/port: {{ .root.Values.metrics.port | quote }}
      {{- end }}
    spec:
      {{- include "hearth.pod" .root | nindent 6 }}
      # The server drains, then gives running requests ten seconds.
      terminationGracePeriodSeconds: {{ add .root.Values.drainSeconds 20 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app.kubernetes.io/instance: {{ .root.Release.Name }}
              app.kubernetes.io/component: {{ .name }}
      containers:
        - name: hearth
          {{- include "hearth.container" .root | nindent 10 }}
          env:
            {{- include "hearth.env" .root | nindent 12 }}
            - { name: ROLES, value: {{ .roles | quote }} }
            - { name: MIGRATE, value: "0" }
            {{- if .root.Values.metrics.port }}
            - { name: METRICS_PORT, value: {{ .root.Values.metrics.port | quote }} }
            {{- end }}
          ports:
            - { name: http, containerPort: 3000 }
            {{- if .root.Values.metrics.port }}
            - { name: metrics, containerPort: {{ .root.Values.metrics.port }} }
            {{- end }}
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            timeoutSeconds: 3
          resources:
            {{- toYaml .values.resources | nindent 12 }}
{{- end }}
